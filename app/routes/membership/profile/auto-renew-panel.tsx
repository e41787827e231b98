import { Form, useNavigation } from '@remix-run/react'
import type { AutoRenewState as Panel } from '#app/rules/memberships/auto-renew-panel.ts'
import { AskVenue } from '#app/shell/contact/ask-venue.tsx'
import type { VenueContact } from '#app/shell/shell-model.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './auto-renew-panel.css.ts'

/** How a membership renews by itself, in words; `renewHref` where it is to be renewed by hand, `earlyHref` where it may be, though it renews by itself. */
export type AutoRenewView = Pick<Panel, 'status' | 'canStop' | 'renewsItself'> & {
  sentences: string[]
  /** where the venue is asked; null where nothing is to be asked */
  contact: VenueContact | null
  renewHref: string | null
  earlyHref: string | null
  /** where another card is put on file; null where none can be */
  newCard: { isNeeded: boolean; isFirst: boolean; href: string } | null
  /** that was done just now */
  isCardNew: boolean
}

/** What a press of Stop that was refused is answered with. */
export type StopAnswer = { isRefused: true }

const statusTexts = {
  on: 'auto-renew-on',
  off: 'auto-renew-off',
  renewed: 'auto-renew-already-renewed',
} as const

/**
 * Whether the membership renews by itself, with what is charged when, and the way out of it (MEM-099, MEM-100, MEM-278 to MEM-281). `isMain`: its
 * button is the one to press on the page.
 */
export const AutoRenewPanel = ({ isMain = true, ...view }: AutoRenewView & { isMain?: boolean }) => {
  const text = useText()
  const { status, sentences, contact, renewHref, earlyHref, canStop, newCard, isCardNew } = view
  return (
    <Section heading={text('auto-renew-heading')} step="title">
      <div className={styles.panel}>
        <div className={styles.status} aria-live="polite">
          <NoticeLine tone={status === 'off' ? 'info' : 'positive'}>{text(statusTexts[status])}</NoticeLine>
          {isCardNew ? <NoticeLine tone="positive">{text('auto-renew-card-replaced')}</NoticeLine> : null}
          {sentences.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <AskVenue contact={contact} />
        {newCard ? (
          <ButtonLink
            icon="card"
            href={newCard.href}
            tone={newCard.isNeeded && isMain ? 'primary' : 'secondary'}
            size={newCard.isNeeded ? 'regular' : 'small'}
            wide={newCard.isNeeded}
          >
            {text(newCard.isFirst ? 'auto-renew-card-add' : 'auto-renew-card-replace')}
          </ButtonLink>
        ) : null}
        {renewHref ? (
          <ButtonLink href={renewHref} tone={isMain ? 'primary' : 'secondary'} wide>
            {text('auto-renew-renew-now')}
          </ButtonLink>
        ) : null}
        {earlyHref ? (
          <Link href={earlyHref} className={styles.early}>
            {text('auto-renew-early')}
          </Link>
        ) : null}
        {canStop ? <Stop /> : null}
      </div>
    </Section>
  )
}

/** Stopping cannot be taken back here: what it means is read before the button is there. */
const Stop = () => {
  const text = useText()
  const { answer } = useServerAnswer<StopAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Disclosure summary={text('auto-renew-stop')} className={styles.stopping} open={answer?.isRefused}>
      <Form method="post" className={styles.stop}>
        {answer ? (
          <Notice tone="critical" live>
            {text('auto-renew-stop-failed')}
          </Notice>
        ) : null}
        <p>{text('auto-renew-stop-description')}</p>
        <UnansweredNotice />
        <div>
          <Button tone="secondary" name="intent" value="stop" busy={isBusy}>
            {text('auto-renew-stop-confirm')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
