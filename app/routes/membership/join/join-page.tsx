import { LevelComparison } from '#app/ui/membership-card/level-comparison.tsx'
import { MemberPrompt, type MemberPromptProps } from '#app/ui/membership-card/member-prompt.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { TabLinks } from '#app/ui/tabs/tab-links.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { type AuxiliaryGroup, AuxiliaryGroups } from './auxiliary-groups.tsx'
import * as styles from './join.css.ts'

export type JoinPageProps = {
  prompt: MemberPromptProps
  /** only where the venue has auxiliary groups (MEM-053) */
  tabs: { regularHref: string; auxiliaryHref: string } | null
  tab: 'regular' | 'auxiliary'
  groups: AuxiliaryGroup[]
  cards: MembershipCardModel[]
}

/** Everything that can be joined, side by side. */
export const JoinPage = ({ prompt, tabs, tab, groups, cards }: JoinPageProps) => {
  const text = useText()
  return (
    <Page>
      <PageHeader
        heading={text('membership-join-heading')}
        intro={<RichWords reference="membership-info" />}
      />
      <div className={styles.lines}>
        <MemberPrompt {...prompt} />
        {tabs ? (
          <TabLinks
            label={text('membership-tabs')}
            tabs={[
              {
                label: text('membership-tab-regular'),
                href: tabs.regularHref,
                current: tab === 'regular',
              },
              {
                label: text('membership-tab-auxiliary'),
                href: tabs.auxiliaryHref,
                current: tab === 'auxiliary',
              },
            ]}
          />
        ) : null}
      </div>
      {groups.length > 0 ? <AuxiliaryGroups groups={groups} /> : null}
      {cards.length > 0 || groups.length === 0 ? <MembershipList cards={cards} /> : null}
      <LevelComparison cards={cards} />
    </Page>
  )
}
