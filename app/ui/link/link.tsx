import { type ComponentPropsWithoutRef, forwardRef } from 'react'

export type LinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string
  /** The page that follows is the same one with more or other content: it stays where it is scrolled to. */
  keepScroll?: boolean
}

/** Whether an address stays on this site and may be followed without loading a new page. */
const staysHere = ({ href, target, download }: LinkProps) =>
  href.startsWith('/') && !href.startsWith('//') && !target && download === undefined

/**
 * Every link of the kit: a plain anchor, marked where the app's router may follow it (`useRoutedLinks`). One that stays where it is needs a script:
 * a page that is silent keeps a press of it until one runs (`shell/starter`).
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ keepScroll, ...anchor }, ref) {
  const routed = staysHere(anchor) ? (keepScroll ? 'keep-scroll' : '') : undefined
  return <a ref={ref} data-routed={routed} data-live={keepScroll ? '' : undefined} {...anchor} />
})
