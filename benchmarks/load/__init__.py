"""Many tables at once on a server of this machine: what an answer costs, and how long it takes."""
