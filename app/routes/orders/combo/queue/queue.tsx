import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Heading, Section } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ComboCandidate, ComboChoice, ComboDayLink } from '../combo-model.ts'
import { HopForm } from '../hop-form.tsx'
import * as styles from './queue.css.ts'

/** A choice of the combo and the events it is made from, those that are chosen in their place: an open one says how many to pick (ORD-052). */
export const Queue = ({ queue: { name, quantity, open, candidates } }: { queue: ComboChoice }) => {
  const text = useText()
  const pick = text('combo-queue', { n: quantity })
  const full = text('combo-progress', { count: quantity, total: quantity })
  return (
    <Section heading={name || (open > 0 ? pick : full)} step="title" className={styles.queue}>
      {name && open > 0 ? <p>{pick}</p> : null}
      <ul className={styles.candidates}>
        {candidates.map(candidate => (
          <li key={candidate.id} className={styles.candidate}>
            <Candidate candidate={candidate} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Candidate = ({ candidate }: { candidate: ComboCandidate }) => {
  const { name, picture, times, unavailable } = candidate
  return (
    <>
      <span className={styles.picture}>
        <Picture picture={picture} shape="fill" sizes="7rem" decorative faded={unavailable !== null} />
      </span>
      <div className={styles.words}>
        <Heading level={3} step="lead">
          {name}
        </Heading>
        {candidate.text ? <p className={styles.text}>{candidate.text}</p> : null}
        {times ? <p className={styles.times}>{times}</p> : null}
      </div>
      <div className={styles.add}>
        {candidate.isChosen ? (
          <ChosenMark />
        ) : unavailable ? (
          <Unavailable {...candidate} />
        ) : (
          <Pick {...candidate} />
        )}
      </div>
    </>
  )
}

/** It is in the combo, from which the list beside it takes it out. */
const ChosenMark = () => (
  <span className={styles.chosen}>
    <Icon name="check" />
    {useText()('combo-chosen')}
  </span>
)

const Unavailable = ({ name, unavailable, day }: ComboCandidate) => (
  <>
    <span className={styles.unavailable}>{useText()(`combo-${unavailable ?? 'not-held'}`)}</span>
    {day ? <OtherDay name={name} {...day} /> : null}
  </>
)

/** Puts it in; where the choice is full, in the place of another one. */
const Pick = ({ id, name, hop, replaces }: ComboCandidate) => {
  const text = useText()
  const isSwap = replaces !== null
  return (
    <HopForm hop={hop} stays>
      <Button
        tone={isSwap ? 'quiet' : 'secondary'}
        size="small"
        icon={isSwap ? 'refresh' : 'plus'}
        id={`add-${id}`}
        data-add={isSwap ? undefined : ''}
        aria-label={
          isSwap ? text('combo-swap-name', { name, other: replaces }) : text('combo-add-name', { name })
        }
      >
        {isSwap ? text('combo-swap', { other: replaces }) : text('combo-add')}
      </Button>
    </HopForm>
  )
}

/** Where the event goes with what is chosen: the way on, not a word about a dead end. */
const OtherDay = ({ name, dateText, href }: ComboDayLink & { name: string }) => {
  const text = useText()
  return (
    <ButtonLink
      href={href}
      tone="secondary"
      size="small"
      icon="calendar"
      aria-label={text('combo-day-name', { date: dateText, name })}
    >
      {text('combo-day', { date: dateText })}
    </ButtonLink>
  )
}
