import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Heading, PageHeader, Section } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Page' } satisfies Meta

export const Headings: StoryObj = {
  render: () => (
    <Stack gap="x8">
      <PageHeader
        heading="Meet the octopus at eleven"
        eyebrow="Saturday, November 21"
        intro="She opens jars, tastes with her arms, and has been known to wave back."
        actions={<ButtonLink href="#">Tickets</ButtonLink>}
      />
      <Section heading="Combo Deals" aside={<a href="#all">See all</a>}>
        <Heading level={3}>Two tanks, one ticket</Heading>
      </Section>
    </Stack>
  ),
}
