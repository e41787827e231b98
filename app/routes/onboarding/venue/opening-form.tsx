import type { OpeningGate } from '#app/rules/onboarding/launch/opening-gate.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { TextArea } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './venue.css.ts'

type OpeningFormProps = {
  mayOpen: boolean
  gate: OpeningGate
  launchHref: string
  refusal: 'list' | 'reason' | null
}

/** The last step. The button stays within reach while it is blocked, so that its reason can be read. */
export const OpeningForm = ({ mayOpen, gate, launchHref, refusal }: OpeningFormProps) => {
  const text = useText()
  const hint = text(mayOpen ? 'onboarding-open-hint' : 'onboarding-open-waits')
  const isCritical = refusal === 'list'
  return (
    <Section heading={text('onboarding-open-heading')} step="title">
      <form method="post" className={styles.open}>
        <NoticeLine id="open-hint" tone={isCritical ? 'critical' : 'info'} live={isCritical}>
          {hint}
        </NoticeLine>
        {mayOpen && gate.kind !== 'clear' ? (
          <OpeningQuestion gate={gate} launchHref={launchHref} isRefused={refusal === 'reason'} />
        ) : null}
        <div>
          <Button blocked={!mayOpen} aria-describedby="open-hint">
            {text('onboarding-open-press')}
          </Button>
        </div>
      </form>
    </Section>
  )
}

type QuestionProps = {
  gate: Exclude<OpeningGate, { kind: 'clear' }>
  launchHref: string
  isRefused: boolean
}

/** What speaks against opening, the way to it, and the field for whoever opens all the same. */
const OpeningQuestion = ({ gate, launchHref, isRefused }: QuestionProps) => {
  const text = useText()
  return (
    <>
      <Notice
        tone="warning"
        actions={
          <Link href={launchHref}>
            {text(gate.kind === 'errors' ? 'onboarding-open-see' : 'onboarding-open-check')}
          </Link>
        }
      >
        {gate.kind === 'errors'
          ? text('onboarding-open-errors', { count: gate.count })
          : text('onboarding-open-unchecked')}
      </Notice>
      <Field
        label={text('onboarding-open-reason')}
        error={isRefused ? text('onboarding-open-reason-missing') : null}
        optional={false}
      >
        <TextArea name="reason" rows={2} maxLength={500} autoFocus={isRefused} />
      </Field>
    </>
  )
}
