import { ButtonLink } from '#app/ui/button/button.tsx'
import { BackLink } from '#app/ui/link/back-link.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type RenewPageProps = {
  /** null where nobody's membership is known */
  page: {
    name: string
    cards: MembershipCardModel[]
    opensOn: string | null
    backHref: string
    upgradeHref: string | null
  } | null
}

/** What a membership can be renewed to. */
export const RenewPage = ({ page }: RenewPageProps) => {
  const text = useText()
  return (
    <Page width={page && page.cards.length === 0 ? 'reading' : 'page'}>
      {page ? <BackLink href={page.backHref}>{text('membership-back-mine')}</BackLink> : null}
      <PageHeader heading={text('membership-renew-heading')} intro={page?.name} />
      {page ? <Options {...page} /> : <p>{text('membership-none-found-one')}</p>}
    </Page>
  )
}

const Options = ({ cards, opensOn, upgradeHref }: NonNullable<RenewPageProps['page']>) => {
  const text = useText()
  if (cards.length > 0) return <MembershipList cards={cards} />
  return (
    <Notice
      heading={
        opensOn ? text('membership-renew-opens', { date: opensOn }) : text('membership-renew-unavailable')
      }
      actions={
        upgradeHref ? (
          <ButtonLink href={upgradeHref} size="small" tone="secondary">
            {text('membership-view-upgrades')}
          </ButtonLink>
        ) : null
      }
    >
      {opensOn ? null : text('membership-renew-check-later')}
    </Notice>
  )
}
