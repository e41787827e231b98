import { BackLink } from '#app/ui/link/back-link.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type GroupPageProps = {
  backHref: string
  /** null where there is no such group */
  name: string | null
  description: string
  cards: MembershipCardModel[]
}

/** The memberships of one group (MEM-058). */
export const GroupPage = ({ backHref, name, description, cards }: GroupPageProps) => {
  const text = useText()
  return (
    <Page>
      <BackLink href={backHref}>{text('membership-group-back')}</BackLink>
      <PageHeader heading={name ?? text('membership-join-heading')} intro={description} />
      <MembershipList cards={cards} />
    </Page>
  )
}
