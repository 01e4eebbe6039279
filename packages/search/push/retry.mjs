/**
 * Tries again, twice as long after each failure, as long as the failure may pass.
 *
 * @template T
 * @param {() => Promise<T>} attempt
 * @param {object} options
 * @param {(error: unknown) => boolean} options.mayPass
 * @param {(milliseconds: number) => Promise<void>} [options.wait]
 * @param {number} [options.attempts]
 * @returns {Promise<T>}
 * @throws {unknown} what the last attempt threw
 */
export async function retry(attempt, { mayPass, wait = pause, attempts = 4 }) {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (failures === attempts || !mayPass(error)) throw error;
      await wait(1000 * 2 ** (failures - 1));
    }
  }
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
