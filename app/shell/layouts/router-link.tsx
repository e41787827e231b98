import { Link } from '@remix-run/react'
import { forwardRef } from 'react'
import type { LinkProps } from '#app/ui/link/link.tsx'

/** The router's link in the kit's clothes; what it leads to is fetched when somebody points at it. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, keepScroll, ...rest },
  ref,
) {
  return <Link ref={ref} to={href} prefetch="intent" preventScrollReset={keepScroll} {...rest} />
})
