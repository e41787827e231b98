import { expect, test } from 'vitest'
import { scriptlessPage } from './scriptless-page.ts'

test('a page without scripts has what stands there for such browsers, and no script, the type of it and lines in it whatever they are', () => {
  const html = `<!DOCTYPE html><html lang="en"><head><script nonce="n">a()
</script></head><body><noscript><button>Update Order</button></noscript><p>if (a &lt; b)</p><script type="module" async="">import "x"</script></body></html>`
  expect(scriptlessPage(html)).toBe(
    '<!DOCTYPE html><html data-scriptless="" lang="en"><head></head><body><button>Update Order</button><p>if (a &lt; b)</p></body></html>',
  )
})
