import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import * as styles from '#app/ui/party-form/party-form.css.ts'
import { useListWords, useText } from '#theme/texts/runtime/text-provider.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { PriceRow, PriceRows } from '../price-row/price-row.tsx'
import { Stepper } from '../stepper/stepper.tsx'

export type PartyFormProps = {
  /** Where the answer is sent, and the page that comes back. */
  action: string
  returnTo: string
  /** Who is sold tickets, and how many of them come. */
  people: readonly { id: string; name: string; description: string; quantity: number }[]
}

/** The most that come of one kind: larger groups write to the venue. */
const MAX_PEOPLE = 20

/** Who is coming: asked once, on one line until it is opened. */
export const PartyForm = ({ action, returnTo, people }: PartyFormProps) => {
  const text = useText()
  const coming = people.filter(({ quantity }) => quantity > 0)
  const words = useListWords()(
    coming.map(({ quantity: count, name }) => text('party-people', { count, name })),
  )
  const summary = useFocusAfterAnswer(words)
  if (people.length === 0) return null
  return (
    <details key={words} className={styles.root}>
      <summary ref={summary} className={styles.summary}>
        <Icon name="people" />
        <span>{words || text('party-heading')}</span>
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <Form method="post" action={action} preventScrollReset className={styles.panel}>
        <input type="hidden" name="return" value={returnTo} />
        <p className={styles.note}>{text('party-note')}</p>
        <PriceRows label={text('party-heading')}>
          {people.map(person => (
            <PriceRow
              key={person.id}
              id={`party-${person.id}`}
              name={person.name}
              description={person.description}
              control={<People {...person} />}
            />
          ))}
        </PriceRows>
        <Answers hasAnswer={words !== ''} />
      </Form>
    </details>
  )
}

const People = ({ id, name, description, quantity }: PartyFormProps['people'][number]) => {
  const text = useText()
  return (
    <Stepper
      name={`party.${id}`}
      label={text('party-quantity', { name })}
      increaseLabel={text('party-more', { name })}
      decreaseLabel={text('party-fewer', { name })}
      defaultValue={quantity}
      max={MAX_PEOPLE}
      describedBy={description ? `party-${id}-description` : undefined}
    />
  )
}

const Answers = ({ hasAnswer }: { hasAnswer: boolean }) => {
  const text = useText()
  const isSending = useNavigation().formData?.has('return') ?? false
  return (
    <div className={styles.answers}>
      <Button size="small" name="intent" value="save" busy={isSending}>
        {text('party-save')}
      </Button>
      {hasAnswer ? (
        <Button size="small" tone="quiet" name="intent" value="clear">
          {text('party-clear')}
        </Button>
      ) : null}
    </div>
  )
}

/** The button that was pressed is folded away with the answer: the focus goes to the line that says it. */
function useFocusAfterAnswer(words: string) {
  const summary = useRef<HTMLElement>(null)
  const shown = useRef(words)
  useEffect(() => {
    if (shown.current !== words) summary.current?.focus()
    shown.current = words
  }, [words])
  return summary
}
