import type { CommandField } from './command';

// Fields that several commands have.

export const release: CommandField = {
  name: 'release',
  label: 'Release',
  kind: 'release',
  argument: 'NAME@VERSION',
  hint: 'Such as checkout@2.1.0',
};

export const feature: CommandField = {
  name: 'feature',
  label: 'Feature',
  kind: 'feature',
  argument: 'FEATURE',
};

export const brand: CommandField = { name: 'brand', label: 'Brand', kind: 'brand' };

export const brandArgument: CommandField = { ...brand, argument: 'BRAND' };

export const brands: CommandField = {
  name: 'brands',
  label: 'Brands',
  kind: 'brands',
  initial: 'all',
  hint: 'All, or ids separated by commas',
};

/** Nobody takes a release for all brands by mistake. */
export const namedBrands: CommandField = {
  name: 'brands',
  label: 'Brands',
  kind: 'brands',
  hint: 'Ids separated by commas',
};

export const despite: CommandField = {
  name: 'despite',
  label: 'Despite',
  kind: 'line',
  isOptional: true,
  hint: 'Only for a release whose rollout was aborted: the reason, word for word',
};

export const at: CommandField = {
  name: 'at',
  label: 'At a time',
  kind: 'line',
  isOptional: true,
  hint: 'With its zone, such as 2026-12-01T09:00+00:00; at once when it is empty',
};

export const rollout: CommandField = {
  name: 'rollout',
  label: 'Rollout',
  kind: 'rollout',
  argument: 'ROLLOUT',
  hint: 'Such as r7',
};

export const partner: CommandField = {
  name: 'partner',
  label: 'Partner',
  kind: 'line',
  argument: 'PARTNER',
  hint: 'The part of its releases before the slash, such as riverside',
};
