import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Heading, Section } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ComboCandidate, ComboChoice, ComboDayLink } from '../combo-model.ts'
import { HopForm } from '../hop-form.tsx'
import * as styles from './queue.css.ts'

/** An open choice of the combo and the events it can be made from (ORD-052); a filled one needs no more words. */
export const Queue = ({ queue: { name, quantity, open, candidates } }: { queue: ComboChoice }) => {
  const text = useText()
  if (open === 0) return null
  return (
    <Section heading={name || text('combo-queue', { n: quantity })} step="title" className={styles.queue}>
      {name ? <p>{text('combo-queue', { n: quantity })}</p> : null}
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
  const text = useText()
  const { id, name, picture, times, unavailable } = candidate
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
        {unavailable ? (
          <>
            <span className={styles.unavailable}>{text(`combo-${unavailable}`)}</span>
            {candidate.day ? <OtherDay name={name} {...candidate.day} /> : null}
          </>
        ) : (
          <HopForm hop={candidate.hop} stays>
            <Button
              tone="secondary"
              size="small"
              icon="plus"
              id={`add-${id}`}
              data-add=""
              aria-label={text('combo-add-name', { name })}
            >
              {text('combo-add')}
            </Button>
          </HopForm>
        )}
      </div>
    </>
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
