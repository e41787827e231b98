import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { BusyDialog } from '#app/ui/busy-dialog/busy-dialog.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { BackLink } from '#app/ui/link/back-link.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { BankQuestion } from '../parts/bank/bank-question.tsx'
import { useSecurePayment } from '../parts/bank/use-secure-payment.ts'
import { CardFields } from '../parts/card/card-fields.tsx'
import { useCardEntry } from '../parts/card/use-card-entry.ts'
import type { CardOnFileAnswer, CardOnFilePage } from './card-on-file-model.ts'
import * as styles from './replace-card.css.ts'

/** Which card pays for the next term, and the fields of another. The old one stays until the new one is confirmed. */
export const ReplaceCard = ({ page }: { page: CardOnFilePage }) => {
  const text = useText()
  return (
    <NarrowPage
      heading={text('auto-renew-card-heading')}
      intro={page.membership}
      further={<BackLink href={page.backHref}>{text('membership-back-mine')}</BackLink>}
    >
      <Stack gap="x4">
        {page.now ? <p>{text('auto-renew-card-now', page.now)}</p> : null}
        <p>{text('auto-renew-card-description')}</p>
      </Stack>
      <CardForm page={page} />
    </NarrowPage>
  )
}

const CardForm = ({ page }: { page: CardOnFilePage }) => {
  const text = useText()
  const submit = useSubmit()
  const { answer = null, unanswered } = useServerAnswer<CardOnFileAnswer>()
  const asksCard = page.entered === null
  const entry = useCardEntry({ page: page.entry, asksCard, intent: 'card', refused: answer?.errors ?? {} })
  const keep = () => submit({ intent: 'card' }, { method: 'post', preventScrollReset: true })
  const secure = useSecurePayment(answer, { complete: keep })
  const busy = useNavigation().state !== 'idle' || entry.working || (secure.isBetween && !unanswered)
  return (
    <Form method="post" noValidate onSubmit={entry.onSubmit}>
      <Stack gap="x6">
        {answer?.notice ? (
          <Notice tone="critical" live>
            {answer.notice}
          </Notice>
        ) : null}
        {answer ? <CardProblem errors={answer.errors} usesPage={entry.usesPage} /> : null}
        {Object.entries(page.holder).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {page.entered ? (
          <Entered page={page} card={page.entered} />
        ) : (
          <CardFields page={page.entry} entry={entry} />
        )}
        <UnansweredNotice />
        <Button name="intent" value="card" wide busy={busy}>
          {text('auto-renew-card-use')}
        </Button>
      </Stack>
      <BusyDialog
        open={secure.isBetween && !unanswered}
        heading={text('checkout-processing-title')}
        words={text('checkout-secure-wait')}
      />
      {secure.challenge ? (
        <BankQuestion challenge={secure.challenge} onClose={secure.close} onDone={secure.finish} />
      ) : null}
    </Form>
  )
}

/** What is wrong with the card, where no fields stand here that could be marked. */
const CardProblem = ({ errors, usesPage }: { errors: Record<string, string>; usesPage: boolean }) => {
  const [words] = Object.values(errors)
  if (!words) return null
  const notice = (
    <Notice tone="critical" live>
      {words}
    </Notice>
  )
  return usesPage ? notice : <noscript>{notice}</noscript>
}

/** The card that the gateway's own page has asked for. */
const Entered = ({ page, card }: { page: CardOnFilePage; card: { brand: string; lastFour: string } }) => {
  const text = useText()
  return (
    <>
      <noscript>
        <input type="hidden" name="scriptless" value="yes" />
      </noscript>
      {page.isBackFromBank ? (
        <noscript>
          <NoticeLine>{text('auto-renew-card-confirmed')}</NoticeLine>
        </noscript>
      ) : null}
      <p className={styles.entered}>
        <Icon name="card" />
        <span>{text('payment-saved-card', card)}</span>
        <Button tone="quiet" size="small" name="intent" value="another">
          {text('payment-add-card')}
        </Button>
      </p>
    </>
  )
}
