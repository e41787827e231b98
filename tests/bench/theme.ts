import { compileTheme } from '#theme/compile/compile-theme.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import type { VariableValues } from '#theme/variables.ts'

const TIMES = 200

/** A theme nobody has compiled before, and one that was. */
export function measureCompile() {
  const brand = (index: number) => ({
    variables: {
      'color-brand': `#${(index * 7919 + 4096).toString(16).padStart(6, '0').slice(-6)}`,
    } as VariableValues,
  })
  for (let index = 0; index < 20; index += 1) compileTheme(brand(index))
  const cold = timed(() => {
    for (let index = 0; index < TIMES; index += 1) compileTheme(brand(index + 1000))
  })
  const look = brand(1)
  servedTheme(look)
  const cached = timed(() => {
    for (let index = 0; index < TIMES * 100; index += 1) servedTheme(look)
  })
  return { coldMilliseconds: cold / TIMES, cachedMicroseconds: (cached * 1000) / (TIMES * 100) }
}

function timed(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
