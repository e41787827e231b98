import { BackLink } from '#app/ui/link/back-link.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { MembershipDetail } from '#app/ui/membership-card/membership-detail.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type RenewDetailPageProps = { card: MembershipCardModel | null; backHref: string | null }

/** One way to renew, with everything about it. */
export const RenewDetailPage = ({ card, backHref }: RenewDetailPageProps) => {
  const text = useText()
  return (
    <Page>
      {backHref ? <BackLink href={backHref}>{text('membership-back-renew')}</BackLink> : null}
      {card ? (
        <MembershipDetail card={card} info={[]} />
      ) : (
        <Heading level={1}>{text('membership-none-found-one')}</Heading>
      )}
    </Page>
  )
}
