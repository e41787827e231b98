import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card, CardList } from '#app/ui/card/card.tsx'
import { ChipLinks } from '#app/ui/chips/chips.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Card', component: Card } satisfies Meta<typeof Card>

const times = ['10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM', '4:30 PM'].map(label => ({
  value: label,
  label,
  href: `#${label}`,
}))

const List = () => {
  const { pictures, events } = useBrand()
  return (
    <CardList>
      {events.map((event, position) => (
        <Card
          key={event}
          href="#detail"
          heading={event}
          picture={
            <Picture
              picture={pictures[position]}
              decorative
              faded={position === 2}
              priority={position === 0}
              sizes="(min-width: 42.5em) 33vw, 100vw"
            />
          }
          flags={
            position === 0 ? (
              <Tag tone="badge">Members only</Tag>
            ) : position === 2 ? (
              <Tag tone="critical" icon="close">
                Sold out
              </Tag>
            ) : undefined
          }
          text="Turn the lights down and watch twelve species drift past at arm's length."
          facts={
            <>
              <span>45 min</span>
              <span>
                <Stars rating={4.6} label="4.6 out of 5 stars" /> 4.6
              </span>
            </>
          }
          times={
            position === 2 ? undefined : (
              <ChipLinks label="Times" links={times} shown={3} moreLabel="+2 more..." />
            )
          }
          foot={
            <>
              <Price amount={2450} before="from" note={position === 0 ? 'Members $19' : undefined} />
              <ButtonLink href="#tickets" tone="secondary" size="small">
                Tickets
              </ButtonLink>
            </>
          }
        />
      ))}
    </CardList>
  )
}

export const EventList: StoryObj = { render: () => <List /> }
