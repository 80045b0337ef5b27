// The most frequent words in lists of leaked passwords, without the digits and marks that people add.
const words = `
password passwort passw passwd contrasena motdepasse senha parola letmein letmeinnow welcome welcomehome welcometo
login admin administrator root guest master changeme changeit default secret access trustno iloveyou ilovehim
iloveher loveyou iloveu lovely loveme forever babygirl babyboy princess prince sunshine rainbow butterfly flower
flowers dragon monkey tiger lion eagle falcon panther dolphin buster charlie chelsea arsenal liverpool everton
tottenham manchester manutd united rangers celtic newcastle westham leeds aston villa barcelona realmadrid juventus
football soccer rugby cricket baseball basketball hockey golfer tennis superman batman spiderman ironman starwars
pokemon pikachu naruto minecraft fortnite matrix hunter ranger soldier warrior killer shadow phantom ghost monster
freedom liberty whatever nothing anything everything something computer internet samsung iphone google facebook
instagram twitter youtube netflix amazon microsoft windows apple android linux hello hellohello helloworld goodbye
summer winter spring autumn january february march april august september october november december monday tuesday
wednesday thursday friday saturday sunday michael michelle jennifer jessica ashley amanda nicole daniel andrew
joshua matthew anthony robert thomas william george james jordan harley maggie bailey cookie chocolate peanut pepper
ginger orange banana cheese pizza chicken coffee whisky vodka guinness london england scotland ireland britain
wales america australia canada france germany italy spain jesus christ heaven blessed angel angels family mother
father brother sister daughter friends friend teamo tequiero test testing tester temp temporary sample example demo
storefront restaurant takeaway delivery qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm
qazwsx qazwsxedc qweasd qweasdzxc abcabc abcdef abcdefg abcdefgh abcd abc aaa poiuytrewq lkjhgfdsa mnbvcxz
`;

const common = new Set(words.trim().split(/\s+/));
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password would be guessed early: a decorated common word, a run of keys, or a repetition (G9). */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return isRepetition(lower) || isRun(lower) || variantsOf(lower).some((variant) => common.has(variant));
}

/** The words behind a password: `password` for `P4ssw0rd123!`, and the single word for a doubled one. */
function variantsOf(lower: string): string[] {
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const plain = lower
    .replace(/[0-9!?.*#_-]+$/, '')
    .replace(/[013457@$!]/g, (mark) => letters[mark] ?? mark)
    .replace(/[^a-z]/g, '');
  return [bare, plain].flatMap((variant) => [variant, halfOfTwice(variant)]);
}

function halfOfTwice(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

/** Whether one to three characters are repeated. */
const isRepetition = (text: string) => /^(.{1,3}?)\1+$/.test(text) || /^(.{1,3}?)\1+.{0,2}$/.test(text);

/** Whether the keys are neighbours in a row, forwards or backwards. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return rows.some((row) => row.includes(text) || row.includes(backwards)) || isRunOfTwo(text);
}

/** Two runs end to end, such as abcd1234. */
function isRunOfTwo(text: string): boolean {
  const parts = /^([a-z]+)([0-9]+)$/.exec(text);
  const [first, second] = [parts?.[1] ?? '', parts?.[2] ?? ''];
  return (
    first !== '' &&
    second !== '' &&
    rows.some((row) => row.includes(first)) &&
    rows.some((row) => row.includes(second))
  );
}
