import type { PassLink } from '#app/rules/links/pass-links.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type PassButtonsProps = { links: readonly PassLink[]; tone?: 'primary' | 'secondary' | 'quiet' }

/** What is kept in the wallet of a phone, a button for each wallet. Followed as pages of their own: a wallet opens what comes. */
export const PassButtons = ({ links, tone = 'secondary' }: PassButtonsProps) => {
  const text = useText()
  return (
    <>
      {links.map(({ wallet, href, part }) => (
        <ButtonLink key={href} tone={tone} size="small" icon="wallet" href={href} data-routed={undefined}>
          {part ? text(`pass-${wallet}-part`, part) : text(`pass-${wallet}`)}
        </ButtonLink>
      ))}
    </>
  )
}
