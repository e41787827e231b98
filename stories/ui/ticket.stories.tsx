import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewMemberCard } from '#app/ui/member-card/new-member-card.tsx'
import { OwnCard } from '#app/ui/member-card/own-card.tsx'
import { OwnCards } from '#app/ui/member-card/own-cards.tsx'
import { Code, Ticket } from '#app/ui/ticket/ticket.tsx'
import { sampleOrder } from '../setup/sample-order.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Ticket' } satisfies Meta

const First = () => <Ticket ticket={sampleOrder(useBrand()).tickets[0]!} number={1} total={2} />
const CodeAlone = () => <Code ticket={sampleOrder(useBrand()).tickets[1]!} name="Code of ticket 2" />
const Cards = () => sampleOrder(useBrand()).cards.map(card => <NewMemberCard key={card.id} card={card} />)

const Deck = () => {
  const [first, second] = sampleOrder(useBrand()).tickets
  const codeOf = (ticket: typeof first) => ({ path: ticket!.codePath, size: ticket!.codeSize })
  const card = { venue: 'Pier Museum', level: 'Family', holder: 'Ada Moss', number: '77001' }
  const cards = [
    { id: 'ada', holder: 'Ada Moss', code: codeOf(first) },
    { id: 'bo', holder: 'Bo Moss', code: codeOf(second) },
  ]
  return (
    <OwnCards
      card={{ ...card, expires: 'December 31, 2026', ended: null, code: codeOf(first) }}
      cards={cards}
    />
  )
}

const Own = () => {
  const { codePath: path, codeSize: size } = sampleOrder(useBrand()).tickets[0]!
  const card = { venue: 'Pier Museum', level: 'Family', holder: 'Ada Moss', number: '77001' }
  return <OwnCard {...card} expires="December 31, 2026" ended={null} code={{ path, size }} />
}

export const Admission: StoryObj = { render: () => <First /> }
export const CodeOfTicket: StoryObj = { render: () => <CodeAlone /> }
/** One's own, and a gift. */
export const MemberCards: StoryObj = { render: () => <Cards /> }
/** The cards of several people, to be leafed through. */
export const OwnMemberCards: StoryObj = { render: () => <Deck /> }
/** The card of a membership, as its member sees it. */
export const OwnMemberCard: StoryObj = { render: () => <Own /> }
