import type { LinkProps } from '@storefront/host';
import type { ComponentType } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A link inside the site that prefetches its page when it is pointed at, touched or focused (SHL-1). */
export function linkThat(prefetch: (path: string) => void): ComponentType<LinkProps> {
  const Link = ({ to, newTab, ...rest }: LinkProps) => {
    if (newTab) return <a href={to} target="_blank" rel="noopener" {...rest} />;
    const ahead = () => prefetch(to);
    return <RouterLink to={to} onPointerEnter={ahead} onPointerDown={ahead} onFocus={ahead} {...rest} />;
  };
  return Link;
}
