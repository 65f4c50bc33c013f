/** Loaded before a process of the cluster: it ends when its launcher is gone, however that went. */
process.once('disconnect', () => process.exit(0));
// The channel alone keeps nothing alive.
process.channel?.unref();
