import { Link } from '#app/ui/link/link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { NavigationLink } from '#theme/texts/runtime/navigation-link.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type VenueLinkProps = { link: NavigationLink; className: string }

/** A link of the venue's own; one that opens a new tab says so to whoever hears it. */
export const VenueLink = ({ link: { label, href, isExternal }, className }: VenueLinkProps) => {
  const text = useText()
  if (!isExternal)
    return (
      <Link href={href} className={className}>
        {label}
      </Link>
    )
  return (
    <Link href={href} className={className} target="_blank" rel="noopener">
      {label}
      <VisuallyHidden> {text('header-new-tab')}</VisuallyHidden>
    </Link>
  )
}
