/** The body of an answer as text; rejects as soon as it is longer than `maxBytes`, and ends the connection then. */
export async function boundedText(answer: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`An answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
