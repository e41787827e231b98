import { type ReactNode, useId } from 'react'
import * as styles from '#app/ui/chips/chips.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'

export type ChipState = keyof typeof styles.state

export type Chip = {
  value: string
  label: string
  state?: ChipState
  /** The state in words: '3 left', 'Sold out'. Needed for `few` and `sold-out`. */
  note?: string
}

export type ChipsProps = {
  legend: ReactNode
  /** Read out only; the heading above says it already. */
  legendHidden?: boolean
  /** What they are for, between the legend and them. */
  description?: string
  name: string
  chips: readonly Chip[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** How many are shown before the rest unfolds, and what unfolds it: '+4 more…'. */
  shown?: number
  moreLabel?: ReactNode
  /** How they stand beside each other: `evenColumns`; by themselves as wide as their words. */
  columns?: string
  /** Something after the last chip: a button that loads more. */
  children?: ReactNode
}

/** One of several short answers: times, amounts. A radio group that works without JavaScript. */
export const Chips = ({
  legend,
  legendHidden,
  description,
  name,
  chips,
  shown = chips.length,
  moreLabel,
  columns,
  children,
  ...held
}: ChipsProps) => {
  const chosen = chips.findIndex(chip => chip.value === (held.value ?? held.defaultValue))
  const visible = moreLabel ? Math.max(shown, chosen + 1) : chips.length
  const descriptionId = useId()
  const radio = (chip: Chip) => <ChipRadio key={chip.value} name={name} chip={chip} {...held} />
  return (
    <fieldset aria-describedby={description ? descriptionId : undefined}>
      <legend className={legendHidden ? styles.input : styles.legend}>{legend}</legend>
      {description ? (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      ) : null}
      <div className={columns ?? styles.list}>
        {chips.slice(0, visible).map(radio)}
        <MoreChips label={moreLabel} columns={columns}>
          {chips.slice(visible).map(radio)}
        </MoreChips>
        {children}
      </div>
    </fieldset>
  )
}

type ChipRadioProps = Pick<ChipsProps, 'name' | 'value' | 'defaultValue' | 'onChange'> & { chip: Chip }

const ChipRadio = ({ chip, name, value, defaultValue, onChange }: ChipRadioProps) => {
  const id = useId()
  const held =
    value === undefined ? { defaultChecked: chip.value === defaultValue } : { checked: chip.value === value }
  return (
    <label className={classNames(styles.chip, styles.state[chip.state ?? 'available'])} htmlFor={id}>
      <input
        id={id}
        className={styles.input}
        type="radio"
        name={name}
        value={chip.value}
        disabled={chip.state === 'sold-out' || chip.state === 'closed'}
        {...held}
        onChange={onChange ? () => onChange(chip.value) : value === undefined ? undefined : () => {}}
      />
      <ChipWords chip={chip} ticked />
    </label>
  )
}

/** `ticked`: it can be the chosen one, so it carries the sign that shows when it is. */
const ChipWords = ({
  chip: { label, state = 'available', note },
  ticked,
}: {
  chip: Chip
  ticked?: boolean
}) => (
  <>
    {ticked && <Icon name="check" className={styles.tick} />}
    <bdi className={state === 'sold-out' ? styles.soldOutTime : undefined}>{label}</bdi>
    {note && <span className={styles.note}>{note}</span>}
  </>
)

/** Without an address it leads nowhere. */
export type ChipLink = Chip & { href: string | null; current?: boolean }

/** Short answers that each lead somewhere: the next times on an event card. A sold-out one leads nowhere. */
export const ChipLinks = ({
  label,
  links,
  shown = links.length,
  moreLabel,
  columns,
  tone = 'filled',
}: {
  label: string
  links: readonly ChipLink[]
  /** `outlined` beside a button that is the way on */
  tone?: keyof typeof styles.tone
} & Pick<ChipsProps, 'shown' | 'moreLabel' | 'columns'>) => {
  const visible = moreLabel ? shown : links.length
  return (
    <div role="group" aria-label={label} className={classNames(columns ?? styles.list, styles.tone[tone])}>
      {links.slice(0, visible).map(link => (
        <LinkedChip key={link.value} {...link} />
      ))}
      <MoreChips label={moreLabel} columns={columns}>
        {links.slice(visible).map(link => (
          <LinkedChip key={link.value} {...link} />
        ))}
      </MoreChips>
    </div>
  )
}

const LinkedChip = ({ href, current, ...chip }: ChipLink) => {
  const look = classNames(styles.chip, styles.state[chip.state ?? 'available'])
  if (chip.state === 'sold-out' || href === null) {
    return (
      <span className={classNames(look, href === null && styles.still)}>
        <ChipWords chip={chip} />
      </span>
    )
  }
  return (
    <Link href={href} className={look} aria-current={current ? 'true' : undefined}>
      <ChipWords chip={chip} ticked={current} />
    </Link>
  )
}

type MoreChipsProps = { label: ReactNode; children: readonly ReactNode[] } & Pick<ChipsProps, 'columns'>

const MoreChips = ({ label, columns, children }: MoreChipsProps) =>
  children.length === 0 ? null : (
    <details className={styles.more}>
      <summary className={styles.moreSummary}>{label}</summary>
      <div className={columns ?? styles.list}>{children}</div>
    </details>
  )
