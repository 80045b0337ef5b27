import { styleFromData } from './styles-as-data';

it('the data-style of a drawn page becomes its style', () => {
  document.body.innerHTML = '<p data-style="height:20px;--part:2">a</p><p>b</p>';
  styleFromData(document.body);
  const [styled, plain] = document.querySelectorAll('p');
  expect(styled?.style.height).toBe('20px');
  expect(styled?.style.getPropertyValue('--part')).toBe('2');
  expect(styled?.hasAttribute('data-style')).toBe(false);
  expect(plain?.hasAttribute('style')).toBe(false);
});
