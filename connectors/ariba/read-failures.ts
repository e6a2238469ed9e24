/** Records do not add up to what Ariba counted. */
export class UnsoundRows extends Error {
  override name = 'UnsoundRows';
  readonly reason: 'doubled' | 'missing';

  constructor(reason: 'doubled' | 'missing') {
    super(`Records are not sound: ${reason}.`);
    this.reason = reason;
  }
}

/** A column is not among those of the template any more. */
export class GoneColumn extends Error {
  override name = 'GoneColumn';
}

/** The template cannot be asked by this column for what has changed. */
export class NotIncremental extends Error {
  override name = 'NotIncremental';
}

/** Records that are read by the day of their last change were changed meanwhile. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/** A job, or a file of it, is not there any more. */
export class JobGone extends Error {
  override name = 'JobGone';
}

/** A job ended without its records. */
export class JobFailed extends Error {
  override name = 'JobFailed';
  /** Ariba's own word, for the log: `errorMaxReached`. */
  readonly status: string;

  constructor(status: string) {
    super('A job has failed.');
    this.status = status;
  }
}
