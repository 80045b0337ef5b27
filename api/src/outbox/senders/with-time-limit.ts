/** Rejects when the work takes longer; what it waits for is left to its own limits. */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  milliseconds: number,
  sentence: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
