import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { Contact } from '#app/shell/contact/contact.tsx'
import { below } from '#app/shell/legal-page/legal-page.css.ts'
import { LegalPage } from '#app/shell/legal-page/legal-page.tsx'
import type { VenueContact as ContactFacts } from '#app/shell/shell-model.ts'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Terms of purchases (CHK-067). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue } = await openPage(args)
  return {
    title: venue.title(venue.text('legal-terms-page-title')),
    messages: venue.messages(['legal']),
    venue: venue.name,
    contact: contactOf(venue.company),
  }
}

/** The sections in their order, each with its anchor; the texts are `legal-terms-{part}` and `legal-terms-{part}-heading`. */
const SECTIONS = [
  { id: 'sales', part: 'sales' },
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
  const { venue, contact } = useLoaderData<typeof loader>()
  const text = useText()
  const written = SECTIONS.filter(({ part }) => text(`legal-terms-${part}`) !== '')
  return (
    <LegalPage
      heading={text('legal-terms-heading')}
      effective={text('legal-terms-effective', { date: text('legal-terms-effective-date') })}
      introduction={<RichWords reference="legal-terms-introduction" args={{ venue }} />}
      sections={written.map(({ id, part }) => ({
        id,
        heading: text(`legal-terms-${part}-heading`),
        children: <Section part={part} contact={contact} />,
      }))}
    />
  )
}

type SectionProps = { part: (typeof SECTIONS)[number]['part']; contact: ContactFacts }

const Section = ({ part, contact }: SectionProps) => {
  const text = useText()
  return (
    <>
      <RichWords reference={`legal-terms-${part}`} />
      {part === 'auto-renewal' ? (
        <div className={below}>
          <p>{text('legal-terms-auto-renewal-contact')}</p>
          <Contact {...contact} />
        </div>
      ) : null}
      {part === 'questions' ? <Contact {...contact} /> : null}
    </>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
