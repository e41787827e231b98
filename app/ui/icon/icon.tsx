import * as styles from '#app/ui/icon/icon.css.ts'
import { type IconName, iconPaths } from '#app/ui/icon/icon-paths.ts'
import { classNames } from '#app/ui/styles/class-names.ts'

export type IconProps = { name: IconName; filled?: boolean; className?: string }

const isDirected = (name: IconName) => name.endsWith('-start') || name.endsWith('-end')

/** A sign beside words, in the colour and size of its line. It is never the only carrier of a meaning. */
export const Icon = ({ name, filled, className }: IconProps) => (
  <svg
    className={classNames(
      styles.icon,
      isDirected(name) && styles.withDirection,
      filled && styles.solid,
      className,
    )}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={iconPaths[name]} />
  </svg>
)
