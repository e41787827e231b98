import { type ComponentPropsWithoutRef, createContext, type ElementType, forwardRef, useContext } from 'react'

export type LinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string
  /** The page that follows is the same one with more or other content: it stays where it is scrolled to. */
  keepScroll?: boolean
}

const LinkContext = createContext<ElementType<LinkProps>>('a')

/** The app gives its router's link here; stories and tests go without and get plain anchors. */
export const LinkProvider = LinkContext.Provider

/** Whether an address stays on this site and may be followed without loading a new page. */
const staysHere = (href: string) => href.startsWith('/') && !href.startsWith('//')

/** Every link of the kit: through the router on this site, a plain anchor everywhere else. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, keepScroll, ...rest },
  ref,
) {
  const Routed = useContext(LinkContext)
  const Anchor = staysHere(href) && !rest.target && rest.download === undefined ? Routed : 'a'
  return <Anchor ref={ref} href={href} {...(Anchor === 'a' ? {} : { keepScroll })} {...rest} />
})
