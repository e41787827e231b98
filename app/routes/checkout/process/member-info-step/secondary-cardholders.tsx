import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { FieldGroup } from '#app/ui/field/field.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { CARDHOLDERS_PLACE } from '../error-summary/field-id.ts'
import type { FormPartProps } from './member-info-model.ts'
import * as styles from './member-info-step.css.ts'
import { PersonFields } from './person-fields.tsx'

/** The other people of a membership: added, removed, taken back (CHK-027 to CHK-030). */
export const SecondaryCardholders = ({ panel, memberInfo, errors }: FormPartProps) => {
  const text = useText()
  const { secondaryCardholders: cards, numberOfSecondaryCardholders: allowed, excess, mayAdd } = panel
  const list = useFocusOnChange(cards.map(({ dropped }) => dropped))
  if (allowed === 0 && cards.length === 0) return null
  const left = allowed - cards.filter(({ dropped }) => !dropped).length
  return (
    <section ref={list} className={styles.people} id={CARDHOLDERS_PLACE} aria-labelledby="additional-heading">
      <header className={styles.peopleHead}>
        <div>
          <h4 className={styles.subheading} id="additional-heading" tabIndex={-1}>
            {text('member-info-secondary-heading')}
          </h4>
          {left > 0 ? (
            <p className={styles.kind}>{text('member-info-secondary-hint', { count: left })}</p>
          ) : null}
        </div>
        {mayAdd && cards.length === 0 ? <AddCardholder /> : null}
      </header>
      <input type="hidden" name="secondaries" value={cards.length} />
      {excess > 0 ? (
        <div data-invalid tabIndex={-1} className={styles.banner}>
          <Notice tone="critical" live>
            {text('member-info-too-many', { allowed: allowed + 1, excess })}
          </Notice>
        </div>
      ) : null}
      {cards.map((card, index) => (
        <Secondary key={`${card.id || 'new'}-${index}`} {...{ card, index, panel, memberInfo, errors }} />
      ))}
      {mayAdd && cards.length > 0 ? <AddCardholder /> : null}
    </section>
  )
}

/** Beside the heading while nobody is there, below the people once somebody is. */
const AddCardholder = () => (
  <div>
    <Button tone="secondary" size="small" icon="plus" name="intent" value="addCardholder">
      {useText()('member-info-add')}
    </Button>
  </div>
)

type SecondaryProps = FormPartProps & {
  card: FormPartProps['panel']['secondaryCardholders'][number]
  index: number
}

const Secondary = ({ card, index, panel, memberInfo: { form }, errors }: SecondaryProps) => {
  const text = useText()
  const prefix = `secondary.${index}`
  const heading = text('member-info-secondary', { number: index + 1 })
  const name = card.name || heading
  const id = card.id ? <input type="hidden" name={`${prefix}.id`} value={card.id} /> : null
  if (card.dropped)
    return (
      <div className={styles.droppedNotice} data-card>
        {id}
        <input type="hidden" name={`${prefix}.dropped`} value="true" />
        <span className={styles.droppedName}>{name}</span>
        <Tag>{text('member-info-removed')}</Tag>
        {panel.undo[index] ? (
          <Button
            tone="quiet"
            size="small"
            name="intent"
            value={`undoRemove:${index}`}
            formNoValidate
            aria-label={text('member-info-undo-remove-name', { name })}
          >
            {text('member-info-undo-remove')}
          </Button>
        ) : null}
      </div>
    )
  const isShared = panel.shared.secondaries[index] ?? null
  const isFolded = panel.folded.secondaries[index] ?? false
  const number = card.id ? (
    <p className={styles.kind}>{text('member-info-card-number', { number: card.barcode })}</p>
  ) : null
  return (
    <div className={styles.person} data-card data-folded={isFolded || undefined}>
      {id}
      <FieldGroup
        legend={
          isFolded ? (
            <VisuallyHidden>{heading}</VisuallyHidden>
          ) : (
            <span className={styles.beside}>{heading}</span>
          )
        }
      >
        <div className={styles.corner}>
          <Button
            tone="quiet"
            size="small"
            icon="remove"
            name="intent"
            value={`removeCardholder:${index}`}
            formNoValidate
            aria-label={text('member-info-remove-name', { name })}
          >
            {text('member-info-remove')}
          </Button>
        </div>
        {isFolded ? null : number}
        <PersonFields
          prefix={prefix}
          person={card}
          isFolded={isFolded}
          hasCorner
          form={form}
          shared={
            isShared === null
              ? null
              : {
                  label: text('member-info-shares-primary'),
                  isShared: isShared && !errors[`${prefix}.email`],
                }
          }
          foldsContact={form.name === 'one'}
          required={panel.requiredOfSecondary}
          errors={errors}
        />
        {isFolded ? number : null}
      </FieldGroup>
    </div>
  )
}

/** Whoever was added is typed next; after a removal or its undoing, reading goes on at the heading of the list. */
function useFocusOnChange(dropped: boolean[]) {
  const list = useRef<HTMLElement>(null)
  const state = dropped.map(Number).join('')
  const before = useRef(state)
  useEffect(() => {
    const isAdded = state.length > before.current.length
    const isChanged = state !== before.current
    before.current = state
    if (!isChanged) return
    const cards = list.current?.querySelectorAll('[data-card]') ?? []
    const field = isAdded
      ? cards[cards.length - 1]?.querySelector<HTMLElement>('input:not([type=hidden])')
      : null
    const heading = list.current?.querySelector<HTMLElement>('h4')
    const next = field ?? heading
    next?.focus()
  }, [state])
  return list
}
