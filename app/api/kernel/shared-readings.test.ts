import { expect, test } from 'vitest'
import { createSharedReadings } from './shared-readings.ts'

/** Readings that end when the test says so; each gives its number. */
function heldReadings() {
  const ends: (() => void)[] = []
  const read = () => {
    const number = ends.length + 1
    return new Promise<number>(resolve => ends.push(() => resolve(number)))
  }
  return { read, begun: () => ends.length, end: (number: number) => ends[number - 1]!() }
}

test('who asks while a reading runs is given one that begins afterwards, and all of them the same', async () => {
  const { read, begun, end } = heldReadings()
  const share = createSharedReadings<number>({ atOnce: 1 })
  const first = share('pier', read)
  const others = [share('pier', read), share('pier', read), share('pier', read)]
  expect(begun()).toBe(1)
  end(1)
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(begun()).toBe(2)
  end(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
})

test('who asks when nothing runs is served at once', async () => {
  const { read, end } = heldReadings()
  const share = createSharedReadings<number>({ atOnce: 1 })
  const first = share('pier', read)
  end(1)
  await first
  const second = share('pier', read)
  end(2)
  expect(await second).toBe(2)
})

test('different questions never share', () => {
  const { read, begun } = heldReadings()
  const share = createSharedReadings<number>({ atOnce: 1 })
  void share('pier', read)
  void share('garden', read)
  expect(begun()).toBe(2)
})

test('a reading that fails, fails for those who shared it alone', async () => {
  const share = createSharedReadings<number>({ atOnce: 1 })
  const failing = share('pier', () => Promise.reject(new Error('gone')))
  const following = share('pier', async () => 7)
  await expect(failing).rejects.toThrow('gone')
  expect(await following).toBe(7)
})

test('where two may run at once, the third waits, and shares with the fourth', async () => {
  const { read, begun, end } = heldReadings()
  const share = createSharedReadings<number>()
  const two = [share('pier', read), share('pier', read)]
  const others = [share('pier', read), share('pier', read)]
  expect(begun()).toBe(2)
  end(2)
  await two[1]
  await expect.poll(begun).toBe(3)
  end(3)
  expect(await Promise.all(others)).toEqual([3, 3])
  end(1)
  expect(await Promise.all(two)).toEqual([1, 2])
})
