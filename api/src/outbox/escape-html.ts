const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Marks that turn the direction of what follows them, and could make one text read as another (G11).
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/g;

/** Text as it may stand in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(directionMarks, '').replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}
