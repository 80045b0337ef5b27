import { codeFault } from './code-fault';
import { minutesAndSeconds, secondsUntil } from './countdown';
import { numberFault } from './number-fault';

describe('a phone number', () => {
  it.each([
    ['', 'missing'],
    [' ', 'space'],
    ['07700 900123', 'space'],
    ['0770090012', 'format'],
    ['077009001234', 'format'],
    ['17700900123', 'format'],
    ['+4477009001', 'format'],
    ['07700900123', undefined],
  ])('[OTP-24][OTP-25][OTP-26] "%s" is %s', (typed, fault) => {
    expect(numberFault(typed)).toBe(fault);
  });
});

describe('a code', () => {
  it.each([
    ['', 'missing'],
    ['12 456', 'space'],
    ['12345', 'format'],
    ['1234567', 'format'],
    ['12345a', 'format'],
    ['123456', undefined],
  ])('[OTP-28][OTP-29][OTP-30] "%s" is %s', (typed, fault) => {
    expect(codeFault(typed)).toBe(fault);
  });
});

describe('the countdown', () => {
  it('[OTP-11] shows minutes and seconds with two digits each', () => {
    expect([300, 67, 9, 0].map(minutesAndSeconds)).toStrictEqual(['05:00', '01:07', '00:09', '00:00']);
  });

  it('[OTP-12] counts the seconds that are left, and never below zero', () => {
    expect(secondsUntil(5_000, 0)).toBe(5);
    expect(secondsUntil(5_000, 4_001)).toBe(1);
    expect(secondsUntil(5_000, 9_000)).toBe(0);
  });
});
