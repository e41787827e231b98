import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type IconName, iconPaths } from '#app/ui/icon/icon-paths.ts'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading, PageHeader, Section } from '#app/ui/page/page.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { Progress } from '#app/ui/progress/progress.tsx'
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx'
import { Row, Stack } from '#app/ui/stack/stack.tsx'
import { StarChart, StarInput, Stars } from '#app/ui/stars/stars.tsx'
import { TabLinks } from '#app/ui/tabs/tab-links.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { VenueHours } from '#app/ui/venue-hours/venue-hours.tsx'

export default { title: 'ui/Words and signs' } satisfies Meta

export const Headings: StoryObj = {
  render: () => (
    <Stack gap="x8">
      <PageHeader heading="Meet the octopus at eleven" eyebrow="Saturday, November 21" intro="She opens jars, tastes with her arms, and has been known to wave back." actions={<ButtonLink href="#">Tickets</ButtonLink>} />
      <Section heading="Combo Deals" aside={<a href="#all">See all</a>}>
        <Heading level={3}>Two tanks, one ticket</Heading>
        <VenueHours words="Hours: Open 9:00 AM to 5:00 PM" />
      </Section>
    </Stack>
  ),
}

export const Notices: StoryObj = {
  render: () => (
    <Stack>
      <Notice heading="Your tickets are held">They are yours until 10:42 AM.</Notice>
      <Notice tone="positive" heading="Thank you for being a member, Ada!" />
      <Notice tone="warning">Only 3 tickets remaining at this time.</Notice>
      <Notice tone="critical" heading="Ticket Limit" actions={<ButtonLink tone="secondary" size="small" href="#">Edit</ButtonLink>}>
        Please adjust before placing order.
      </Notice>
      <NoticeLine tone="warning">3 tickets remaining</NoticeLine>
      <NoticeLine tone="critical">There are not enough tickets available.</NoticeLine>
    </Stack>
  ),
}

export const TagsAndPrices: StoryObj = {
  render: () => (
    <Stack>
      <Row>
        <Tag tone="badge" icon="star">Members only</Tag>
        <Tag tone="warning" icon="clock">3 left</Tag>
        <Tag tone="critical">Sold out</Tag>
        <Tag tone="positive" icon="check">Available</Tag>
        <Tag tone="info">Holiday hours</Tag>
        <Tag>45 min</Tag>
      </Row>
      <Price amount={2450} />
      <Price amount={1450} retail={1800} note="Member price" retailLabel="Regular price $18" />
      <Price amount={0} />
      <Price amount={12900} size="large" before="from" />
    </Stack>
  ),
}

export const Reviews: StoryObj = {
  render: () => (
    <Stack gap="x6">
      <Stars rating={4.3} label="4.3 out of 5 stars" />
      <StarChart rows={[5, 4, 3, 2, 1].map((stars, i) => ({ stars, count: [112, 48, 12, 3, 5][i] ?? 0, label: `${stars} stars` }))} />
      <StarInput legend="Your rating" name="rating" defaultValue={3} labelOf={stars => `${stars} stars`} />
    </Stack>
  ),
}

export const Progressing: StoryObj = {
  render: () => (
    <Stack gap="x8">
      <Progress value={2} max={5} words="2 of 5" />
      <Stack gap="x2">
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
      <TabLinks label="Account" tabs={[{ label: 'Orders', href: '#o', current: true }, { label: 'Profile', href: '#p', current: false }]} />
      <div>
        <Disclosure summary="What is included?">Entry to all tanks, the touch pool and the talk at eleven.</Disclosure>
        <Disclosure summary="Can I change the date?" open>Yes, up to an hour before.</Disclosure>
      </div>
    </Stack>
  ),
}

export const Icons: StoryObj = {
  render: () => (
    <Row gap="x6">
      {(Object.keys(iconPaths) as IconName[]).map(name => (
        <span key={name} style={{ fontSize: 24 }} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </Row>
  ),
}
