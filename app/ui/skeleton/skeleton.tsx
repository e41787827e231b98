import * as styles from '#app/ui/skeleton/skeleton.css.ts'

type SkeletonProps = { shape?: keyof typeof styles.shape; width?: `${number}%` }

/** Room for what takes longer than 300 ms to come. The screen announces the wait in words. */
export const Skeleton = ({ shape = 'line', width }: SkeletonProps) => (
  <span
    className={styles.shape[shape]}
    style={width ? { inlineSize: width } : undefined}
    aria-hidden="true"
  />
)
