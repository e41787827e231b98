import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'

export default { title: 'ui/Empty state' } satisfies Meta

export const Page: StoryObj = {
  render: () => (
    <EmptyState icon="ticket" as="h1" words="Your order is empty" reason="The seats were given back.">
      <ButtonLink href="#events">See events</ButtonLink>
      <ButtonLink href="#days" tone="secondary">
        Choose a day
      </ButtonLink>
    </EmptyState>
  ),
}

export const PartOfPage: StoryObj = {
  render: () => (
    <EmptyState icon="calendar" as="p" words="Nothing on this day" reason={null}>
      <ButtonLink href="#next">The next day with events</ButtonLink>
    </EmptyState>
  ),
}
