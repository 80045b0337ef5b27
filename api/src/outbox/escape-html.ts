const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Marks that change the direction of the following text, which could make one text look like another (G11).
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/g;

/**
 * Escapes text for HTML, between tags or in a quoted attribute. What the API writes into HTML are customers' and restaurants' texts in messages
 * and small pages, so all direction marks go too; the platform's `escapeText` leaves texts as they are.
 */
export function escapeHtml(text: string): string {
  return text.replace(directionMarks, '').replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}
