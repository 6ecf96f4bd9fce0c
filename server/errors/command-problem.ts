/** A command can't be run as given. The message says why and what to do. */
export class CommandProblem extends Error {
  override readonly name = "CommandProblem";
}
