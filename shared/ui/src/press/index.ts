export { Button } from './button';
export { buttonLook } from './button-look';
export { Chip } from './chip';
export { IconButton } from './icon-button';
export { linkLook } from './link-look';
export { QuantityStepper } from './quantity-stepper';
export { Spinner } from './spinner';
export { TextButton } from './text-button';
