import * as styles from '#app/ui/progress/progress.css.ts'

type ProgressProps = {
  value: number
  max: number
  words: string
  /** The bar's name, where the words alone do not say what is counted. */
  label?: string
}

/** How far along somebody is: '2 of 5' and a thin bar. */
export const Progress = ({ value, max, words, label = words }: ProgressProps) => (
  <div className={styles.progress}>
    <span className={styles.words}>{words}</span>
    <div
      className={styles.track}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-label={label}
    >
      <span
        className={styles.bar}
        style={{ inlineSize: `${(Math.min(value, max) / Math.max(1, max)) * 100}%` }}
      />
    </div>
  </div>
)
