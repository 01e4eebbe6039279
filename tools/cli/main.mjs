/**
 * Runs a command's body: what it throws becomes one sentence and exit code 1 instead of a stack.
 *
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
