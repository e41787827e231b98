import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { moveValue } from '../read-move.ts'
import * as styles from './agenda.css.ts'
import type { OtherStartOfVisit } from './use-other-starts.ts'

/** What mends an overlap from the line of a visit: another start by one press, or that its day has none. */
export const OtherStartLine = ({ name, start, field, choose }: OtherStartOfVisit & { name: string }) => {
  const text = useText()
  if (start.is === 'not-needed') return null
  if (start.is === 'none') return <span className={styles.about}>{text('tickets-no-other-time')}</span>
  const label = text('tickets-next-free-time', { time: start.label })
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={`${label}: ${name}`}
      name="move"
      value={moveValue(field, start.id)}
      onClick={press => {
        press.preventDefault()
        choose(start.id)
      }}
    >
      {label}
    </Button>
  )
}
