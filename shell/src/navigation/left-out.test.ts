import { isLeftOut } from './left-out';

const withVisibility = (checkVisibility: (options: CheckVisibilityOptions) => boolean) =>
  Object.assign(document.createElement('p'), { checkVisibility });

it('a part is left out where the browser says so', () => {
  expect(isLeftOut(withVisibility(({ contentVisibilityAuto }) => contentVisibilityAuto !== true))).toBe(true);
  expect(isLeftOut(withVisibility(() => true))).toBe(false);
});

it('nothing is left out where the browser does not say', () => {
  expect(isLeftOut(document.createElement('p'))).toBe(false);
});
