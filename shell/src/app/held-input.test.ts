import { holdInput } from './held-input';

const drawn = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
  const root = document.querySelector('main');
  if (!root) throw new Error('The page was not drawn');
  const heard: string[] = [];
  for (const kind of ['input', 'change', 'click'])
    root.addEventListener(kind, ({ target }) => heard.push(`${kind} ${(target as Element).id}`));
  const field = <Field extends HTMLElement = HTMLInputElement>(id: string) => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`There is no ${id}`);
    return found as Field;
  };
  return { root, heard, field };
};

const form = `
  <label>Name <input id="name" value="Ada" /></label>
  <label>Note <textarea id="note"></textarea></label>
  <label>Offers <input id="offers" type="checkbox" checked /></label>
  <label>Time <select id="time"><option>ASAP</option><option selected>19:00</option><option>19:15</option></select></label>
  <label>Guests <select id="guests"><option>1</option><option>2</option></select></label>
  <button id="go">Go</button>`;

describe('what a customer has done in a page before it is taken over', () => {
  it('tells the page nothing about fields that nobody has touched, a select among them', () => {
    const { root, heard, field } = drawn(form);
    holdInput(root)();
    expect(heard).toStrictEqual([]);
    expect([field('name').value, field<HTMLSelectElement>('time').value]).toStrictEqual(['Ada', '19:00']);
  });

  it('tells the page what was typed, ticked and chosen', () => {
    const { root, heard, field } = drawn(form);
    field('name').value = 'Ada Moss';
    field('offers').checked = false;
    field<HTMLSelectElement>('time').value = '19:15';
    field<HTMLSelectElement>('guests').value = '2';
    holdInput(root)();
    expect(heard).toStrictEqual([
      'input name',
      'click offers',
      'input offers',
      'change offers',
      'change time',
      'change guests',
    ]);
    expect(field('name').value).toBe('Ada Moss');
    expect(field('offers').checked).toBe(false);
    expect(field<HTMLSelectElement>('time').value).toBe('19:15');
    expect(field<HTMLSelectElement>('guests').value).toBe('2');
  });

  it('tells the page of a choice that was made and taken back after it was held', () => {
    const { root, heard, field } = drawn(form);
    const release = holdInput(root);
    field('note').value = 'Ring';
    field('note').dispatchEvent(new Event('input', { bubbles: true }));
    field('note').value = 'Ring twice';
    field('note').dispatchEvent(new Event('input', { bubbles: true }));
    heard.length = 0;
    release();
    expect(heard).toStrictEqual(['input note']);
    expect(field('note').value).toBe('Ring twice');
  });

  it('goes into the field of the same label when the page is drawn again, whatever its id', () => {
    const { root, field } = drawn('<label>Old <input id="a" /></label><label>New <input id="b" /></label>');
    field('b').value = 'typed';
    const release = holdInput(root);
    root.innerHTML = '<label>New <input id="c" /></label><label>Old <input id="d" /></label>';
    release();
    expect([field('c').value, field('d').value]).toStrictEqual(['typed', '']);
  });

  it('goes into the field at the same place among those of one label', () => {
    const row = (id: string) => `<label>Guest <input id="${id}" /></label>`;
    const { root, field } = drawn(row('a') + row('b'));
    field('b').value = 'second';
    const release = holdInput(root);
    root.innerHTML = row('c') + row('d');
    release();
    expect([field('c').value, field('d').value]).toStrictEqual(['', 'second']);
  });

  it('is dropped where the page has no such field any more', () => {
    const { root, field } = drawn('<label>Old <input id="a" /></label>');
    field('a').value = 'typed';
    const release = holdInput(root);
    root.innerHTML = '<label>Other <input id="b" /></label>';
    release();
    expect(field('b').value).toBe('');
  });

  it('keeps the focus and the caret in a page that is drawn again', () => {
    const { root, field } = drawn('<label>Name <input id="a" /></label>');
    field('a').value = 'Ada Moss';
    field('a').focus();
    field('a').setSelectionRange(3, 5);
    const release = holdInput(root);
    root.innerHTML = '<label>Name <input id="b" /></label>';
    release();
    expect(document.activeElement).toBe(field('b'));
    expect([field('b').selectionStart, field('b').selectionEnd]).toStrictEqual([3, 5]);
  });

  it('keeps the caret where the customer has put it meanwhile in a field that stays', () => {
    const { root, field } = drawn(form);
    field('name').value = 'Ada Moss';
    field('name').setSelectionRange(8, 8);
    const release = holdInput(root);
    field('name').setSelectionRange(0, 3);
    release();
    expect([field('name').selectionStart, field('name').selectionEnd]).toStrictEqual([0, 3]);
  });

  it('leaves the focus where the customer has put it meanwhile', () => {
    const { root, field } = drawn(form);
    field('name').focus();
    const release = holdInput(root);
    field<HTMLButtonElement>('go').focus();
    release();
    expect(document.activeElement).toBe(field('go'));
  });

  it('is not listened to any more once it was given back', () => {
    const { root, heard, field } = drawn(form);
    const release = holdInput(root);
    release();
    field('note').value = 'late';
    field('note').dispatchEvent(new Event('input', { bubbles: true }));
    heard.length = 0;
    release();
    expect(heard).toStrictEqual([]);
  });
});
