import type { ShellModel } from '#app/shell/shell-model.ts'
import { aShell } from '#tests/builders/shell.ts'
import type { sampleBrands } from './sample-brands.ts'

type SampleBrand = (typeof sampleBrands)[keyof typeof sampleBrands]

/** A shell as a loader would fill it, with the name, mark and place of a sample brand. */
export const sampleShell = ({ name, logo, address }: SampleBrand): ShellModel => {
  const shell = aShell()
  return {
    ...shell,
    venue: name,
    logo: { href: '/events/demo/list', src: logo, alt: name },
    footer: { ...shell.footer, address },
  }
}
