import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { usualPolicyWords } from '#app/pages/change-policy-words.ts'
import { openPage } from '#app/pages/open-page.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { NOTICE_DAYS } from '#app/rules/memberships/renewal-schedule.ts'
import { Contact } from '#app/shell/contact/contact.tsx'
import { below } from '#app/shell/legal-page/legal-page.css.ts'
import { LegalPage } from '#app/shell/legal-page/legal-page.tsx'
import type { VenueContact as ContactFacts } from '#app/shell/shell-model.ts'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Terms of purchases (CHK-067). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  return {
    policy: await usualPolicyWords(visit),
    title: venue.title(venue.text('legal-terms-page-title')),
    messages: venue.messages(['legal']),
    venue: venue.name,
    contact: contactOf(venue.company),
  }
}

/**
 * The sections in their order, each with its anchor; the texts are `legal-terms-{part}` and `legal-terms-{part}-heading`. Sales are final where
 * the venue lets nobody change an order; elsewhere its policy stands there.
 */
const SECTIONS = [
  { id: 'sales', part: 'sales' },
  { id: 'order-changes', part: 'order-changes' },
  { id: 'prices', part: 'prices' },
  { id: 'tickets', part: 'tickets' },
  { id: 'closures', part: 'closures' },
  { id: 'promotions', part: 'promotions' },
  { id: 'donations', part: 'donations' },
  { id: 'memberships', part: 'memberships' },
  { id: 'membership-auto-renewal', part: 'auto-renewal' },
  { id: 'visit', part: 'visit' },
  { id: 'website', part: 'website' },
  { id: 'changes', part: 'changes' },
  { id: 'questions', part: 'questions' },
] as const

export default function Terms() {
  const { venue, contact, policy } = useLoaderData<typeof loader>()
  const text = useText()
  const date = text('legal-terms-effective-date') || null
  const isWritten = ({ part }: (typeof SECTIONS)[number]) => {
    if (part === 'order-changes') return policy !== null && text(`legal-terms-${part}`, { policy }) !== ''
    return (part !== 'sales' || policy === null) && text(`legal-terms-${part}`) !== ''
  }
  return (
    <LegalPage
      heading={text('legal-terms-heading')}
      effective={date && text('legal-terms-effective', { date })}
      introduction={<RichWords reference="legal-terms-introduction" args={{ venue }} />}
      sections={SECTIONS.filter(isWritten).map(({ id, part }) => ({
        id,
        heading: text(`legal-terms-${part}-heading`),
        children: <Section part={part} contact={contact} policy={policy ?? ''} />,
      }))}
    />
  )
}

type SectionProps = { part: (typeof SECTIONS)[number]['part']; contact: ContactFacts; policy: string }

const Section = ({ part, contact, policy }: SectionProps) => {
  const text = useText()
  if (part === 'order-changes') return <RichWords reference="legal-terms-order-changes" args={{ policy }} />
  return (
    <>
      <RichWords reference={`legal-terms-${part}`} />
      {part === 'auto-renewal' ? (
        <div className={below}>
          <p>{text('legal-terms-auto-renewal-stop', { days: NOTICE_DAYS })}</p>
          <p>{text('legal-terms-auto-renewal-contact')}</p>
          <Contact {...contact} />
        </div>
      ) : null}
      {part === 'questions' ? <Contact {...contact} /> : null}
    </>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
