import type { ElementType, ReactNode } from 'react'
import * as styles from '#app/ui/stack/stack.css.ts'
import { classNames } from '#app/ui/styles/class-names.ts'

export type Gap = keyof typeof styles.gap

type LayoutProps = { gap?: Gap; as?: ElementType; className?: string; id?: string; children: ReactNode }

/** One below the other, a step of the space scale apart. */
export const Stack = ({ gap = 'x4', as: Element = 'div', className, ...rest }: LayoutProps) => (
  <Element className={classNames(styles.stack, styles.gap[gap], className)} {...rest} />
)

type RowProps = LayoutProps & { align?: keyof typeof styles.align; justify?: keyof typeof styles.justify }

/** Beside each other, wrapping where there is no room. */
export const Row = ({
  gap = 'x3',
  as: Element = 'div',
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: RowProps) => (
  <Element
    className={classNames(
      styles.row,
      styles.gap[gap],
      styles.align[align],
      styles.justify[justify],
      className,
    )}
    {...rest}
  />
)

/** Two columns from the desk width on: what the screen is about, and what stays beside it. */
export const Split = ({ className, ...rest }: { className?: string; children: ReactNode }) => (
  <div className={classNames(styles.split, className)} {...rest} />
)
