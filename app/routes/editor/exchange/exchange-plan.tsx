import { Form, useNavigation } from '@remix-run/react'
import { DifferenceGroups } from '#app/shell/theme-difference/difference-groups.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox, ChoiceGroup } from '#app/ui/field/choice.tsx'
import { FieldGroup } from '#app/ui/field/field.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { definitionOf, isVariableReference } from '#theme/variables.ts'
import * as styles from './exchange.css.ts'
import type { ExchangeAnswer } from './press-exchange.server.ts'

type Plan = Extract<ExchangeAnswer, { kind: 'plan' }>['plan']

const MAX_SHOWN = 50

/** What a file would change, what of it is not taken, who could not read it; and the two presses that go on. */
export const ExchangePlanSection = ({ plan }: { plan: Plan }) => {
  const text = useText()
  const busy = useNavigation().formData?.get('intent')
  return (
    <Section heading={text('exchange-planned')} id="plan">
      {plan.isMoved ? (
        <Notice tone="warning" live>
          {text('exchange-moved')}
        </Notice>
      ) : null}
      <UnknownList unknown={plan.unknown} />
      {plan.groups.length === 0 ? (
        <Notice live>{text('exchange-nothing')}</Notice>
      ) : (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="text" value={plan.text} />
          <input type="hidden" name="from" value={plan.from} />
          <input type="hidden" name="seen" value={plan.revision} />
          <input type="hidden" name="isChosen" value="yes" />
          <FieldGroup legend={text('exchange-groups')}>
            <ChoiceGroup>
              {plan.groups.map(group => (
                <Checkbox
                  key={group}
                  name="group"
                  value={group}
                  label={text(`exchange-group-${group}`)}
                  defaultChecked={plan.chosen.includes(group)}
                />
              ))}
            </ChoiceGroup>
          </FieldGroup>
          {plan.fontNames.length > 0 ? (
            <Notice>
              {text('exchange-fonts', { count: plan.fontNames.length, names: plan.fontNames.join(', ') })}
            </Notice>
          ) : null}
          <ContrastNote contrast={plan.contrast} />
          <DifferenceGroups rows={plan.difference} />
          <div className={styles.actions}>
            <Button name="intent" value="apply" busy={busy === 'apply'}>
              {text('exchange-apply')}
            </Button>
            <Button name="intent" value="plan" tone="secondary" busy={busy === 'plan'}>
              {text('exchange-again')}
            </Button>
          </div>
        </Form>
      )}
    </Section>
  )
}

const UnknownList = ({ unknown }: Pick<Plan, 'unknown'>) => {
  const text = useText()
  if (unknown.length === 0) return null
  return (
    <Notice heading={text('exchange-unknown', { count: unknown.length })}>
      <ul className={styles.unknown}>
        {unknown.slice(0, MAX_SHOWN).map(part => (
          <li key={`${part.name} ${part.problem}`}>{text('exchange-unknown-row', part)}</li>
        ))}
        {unknown.length > MAX_SHOWN ? (
          <li>{text('exchange-unknown-more', { count: unknown.length - MAX_SHOWN })}</li>
        ) : null}
      </ul>
    </Notice>
  )
}

const ContrastNote = ({ contrast }: Pick<Plan, 'contrast'>) => {
  const text = useText()
  if (contrast.length === 0) return <Notice tone="positive">{text('exchange-contrast-none')}</Notice>
  return (
    <Notice tone="warning" heading={text('exchange-contrast', { count: contrast.length })}>
      <ul className={styles.unknown}>
        {contrast.slice(0, MAX_SHOWN).map(({ reference, on, ratio, min }) => (
          <li key={`${reference} ${on}`}>
            {text('versions-contrast-pair', {
              text: variableName(reference),
              ground: variableName(on),
              ratio: ratio.toFixed(1),
              min: String(min),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const variableName = (reference: string) =>
  isVariableReference(reference) ? definitionOf(reference).name : reference
