import type { Meta, StoryObj } from '@storybook/react-vite'
import { Benefits } from '#app/ui/membership-card/benefits.tsx'
import { CardActions } from '#app/ui/membership-card/card-actions.tsx'
import { HeldTag } from '#app/ui/membership-card/held-tag.tsx'
import { LevelComparison } from '#app/ui/membership-card/level-comparison.tsx'
import { MemberPrompt } from '#app/ui/membership-card/member-prompt.tsx'
import { MembershipCard } from '#app/ui/membership-card/membership-card.tsx'
import { MembershipDetail } from '#app/ui/membership-card/membership-detail.tsx'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { OfferingPrices } from '#app/ui/membership-card/offering-prices.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { sampleLevels } from '../setup/sample-levels.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/MembershipCard' } satisfies Meta

const List = () => {
  const { single, own, club } = sampleLevels(useBrand())
  return <MembershipList cards={[single, own, club]} />
}

const Detail = () => <MembershipDetail card={sampleLevels(useBrand()).single} info={[]} />

const Comparison = () => {
  const { single, own } = sampleLevels(useBrand())
  return <LevelComparison cards={[single, own]} />
}

/** To join, one's own, and one that lacks the membership it goes with. */
export const Levels: StoryObj = { render: () => <List /> }
export const None: StoryObj = { render: () => <MembershipList cards={[]} /> }
export const Alone: StoryObj = { render: () => <Detail /> }
export const SideBySide: StoryObj = { render: () => <Comparison /> }

export const Prompts: StoryObj = {
  render: () => (
    <Stack>
      <MemberPrompt name={null} profileHref={null} verifyHref="#verify" />
      <MemberPrompt name="Ada Moss" profileHref="#mine" verifyHref={null} />
    </Stack>
  ),
}

const First = () => <MembershipCard card={sampleLevels(useBrand()).own} level={3} />
const Given = () => {
  const { name, benefits, offerings } = sampleLevels(useBrand()).single
  return (
    <Stack>
      <Benefits name={name} benefits={benefits} />
      <Benefits name={name} benefits={{ shown: ['Guest tickets'], rest: ['Lectures'] }} isGiven={false} />
      {offerings.map(offering => (
        <OfferingPrices key={offering.id} offering={{ ...offering, more: 2 }} moreHref="#prices" />
      ))}
    </Stack>
  )
}

export const Card: StoryObj = { render: () => <First /> }
export const BenefitsAndPrices: StoryObj = { render: () => <Given /> }
export const Actions: StoryObj = {
  render: () => (
    <CardActions
      name="Otter Club"
      actions={[
        { kind: 'renew', href: '#renew' },
        { kind: 'gift', href: '#gift' },
      ]}
      upgradesHref="#upgrades"
      required={null}
      goesWith={[]}
      withOrder={{ total: 13_195, saved: 3_695 }}
    />
  ),
}

/** Held, over, and canceled. */
export const OwnLevel: StoryObj = {
  render: () => (
    <Stack>
      <HeldTag isCurrent ended={null} />
      <HeldTag isCurrent ended={{ text: 'membership-profile-expired', date: 'July 10, 2026' }} />
      <HeldTag isCurrent ended={{ text: 'membership-profile-canceled' }} />
    </Stack>
  ),
}
