import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewMemberCard } from '#app/ui/member-card/new-member-card.tsx'
import { Code, Ticket } from '#app/ui/ticket/ticket.tsx'
import { sampleOrder } from '../setup/sample-order.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Ticket' } satisfies Meta

const First = () => <Ticket ticket={sampleOrder(useBrand()).tickets[0]!} number={1} total={2} />
const CodeAlone = () => <Code ticket={sampleOrder(useBrand()).tickets[1]!} name="Code of ticket 2" />
const Cards = () => sampleOrder(useBrand()).cards.map(card => <NewMemberCard key={card.id} card={card} />)

export const Admission: StoryObj = { render: () => <First /> }
export const CodeOfTicket: StoryObj = { render: () => <CodeAlone /> }
/** One's own, and a gift. */
export const MemberCards: StoryObj = { render: () => <Cards /> }
